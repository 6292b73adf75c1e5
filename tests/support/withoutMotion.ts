import { MotionGlobalConfig } from 'framer-motion';

// The test document rejects the promise of every canceled animation; and tests wait for no fades.
MotionGlobalConfig.skipAnimations = true;
