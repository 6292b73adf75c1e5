/**
 * What each folder may import, itself apart: other folders (a leading slash) and packages. `*` stands for one name.
 * A feature that appears tomorrow falls under '/src/features/*' and is guarded from its first day.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  '/src/color': ['culori'],
  '/src/domain': ['/src/color'],
  '/src/engine': ['/src/color', '/assembly/build'],
  '/src/samples': ['/src/color', '/src/domain'],
  '/src/backend': ['/src/color', '/src/domain', '/src/samples', '@supabase/supabase-js', '@stripe/stripe-js'],
  '/src/state': [
    '/src/color',
    '/src/domain',
    '/src/engine/engine',
    '/src/backend',
    '@reduxjs/toolkit',
    'react',
    'react-redux',
    'idb',
    'color-name-list',
  ],
  '/src/ui': [
    '/src/color',
    '/src/domain',
    '@chakra-ui/react',
    '@emotion/react',
    '@fontsource-variable/*',
    'framer-motion',
    'lucide-react',
    'react',
    'react-dom',
    'react-router-dom',
  ],
  '/src/features/*': [
    '/src/color',
    '/src/domain',
    '/src/engine',
    '/src/backend/backend',
    '/src/state',
    '/src/ui',
    '/workers/*/page/client',
    '/workers/*/api',
    '/workers/*/shared/api',
    '@cantoo/pdf-lib',
    '@chakra-ui/react',
    '@dnd-kit/*',
    '@reduxjs/toolkit',
    '@tanstack/react-virtual',
    'fflate',
    'framer-motion',
    'idb',
    'lucide-react',
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
  ],
  '/src/app': [
    '/src',
    '/workers/*/page/client',
    '/workers/*/api',
    '/workers/*/shared/api',
    '@chakra-ui/react',
    '@emotion/*',
    '@fontsource-variable/*',
    '@reduxjs/toolkit',
    'framer-motion',
    'lucide-react',
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
  ],
  '/workers': [
    '/src/color',
    '/src/domain',
    '/src/engine',
    '@fontsource-variable/*',
    'comlink',
    'mediabunny',
    'serwist',
  ],
};

/** What may be named only as a type: a contract without the code behind it. */
export const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = {
  '/src/state': ['/workers/*/api', '/workers/*/shared/api'],
  '/src/state/hooks.ts': ['/src/app/store'],
  '/src/state/listeners.ts': ['/src/app/store'],
};

/** What no import may cross, whatever the rows above allow. */
export const NEVER: readonly { readonly from: string; readonly to: string; readonly because: string }[] = [
  {
    from: '/src/backend',
    to: '/src/domain/messages',
    because: 'it reports what failed; screens choose the words',
  },
  { from: '/src', to: '/workers/*/worker', because: 'only api.ts and client.ts cross' },
  { from: '/workers/*/page', to: '/workers/*/worker', because: 'the page talks to its worker by messages' },
  { from: '/workers/*/worker', to: '/workers/*/page', because: 'a worker has no page' },
  { from: '/workers/*/shared', to: '/workers/*/page', because: 'the worker has it, too' },
  { from: '/workers/*/shared', to: '/workers/*/worker', because: 'the page has it, too' },
  {
    from: '/workers',
    to: '/src/domain/messages',
    because: 'a worker answers codes; screens choose the words',
  },
];
