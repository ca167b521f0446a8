import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'

/** Builds the code with which the server renders pages, in one folder without dependencies. */
export default defineConfig({
  base: '/m/',
  plugins: [react()],
  // Otherwise both builds of React are bundled, and the slow development build renders.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['@org/source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['@org/source', ...defaultServerConditions] } },
  build: {
    ssr: 'src/first-look.tsx',
    outDir: 'dist/server',
    target: 'node20',
    copyPublicDir: false,
    assetsInlineLimit: 0,
  },
})
