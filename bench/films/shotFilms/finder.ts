// What is measured, bundled for Node.
export { createSignatureStore } from '../../../src/engine/shots/frameSignatures';
export { cutShots, findShots, prepareShots } from '../../../src/engine/shots/findShots';
export { loadNodeEngine } from '../../../tests/support/nodeEngine';
