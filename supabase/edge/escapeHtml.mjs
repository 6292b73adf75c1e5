/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For the content of elements and of quoted attributes. @param {string} text */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
