/** Every Node that is supported, the newest last. `npm run test:nodes -- 24 26` tries some of them. */
export const NODES = ['20.19', '22', '24', '26'];
