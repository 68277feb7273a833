// Makes elements of a page. Texts are set as text, never as markup.

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {{[attribute: string]: string | number}} [attributes]
 * @param {(Node | string)[]} content
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...content);
  return made;
}

/**
 * @param {string} tag
 * @param {{[attribute: string]: string | number}} [attributes]
 * @param {(Node | string)[]} content
 * @returns {SVGElement}
 */
export function svgElement(tag, attributes = {}, ...content) {
  const made = /** @type {SVGElement} */ (document.createElementNS(svgNamespace, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...content);
  return made;
}

/**
 * An element of the page that is always there.
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  return document.getElementById(id);
}
