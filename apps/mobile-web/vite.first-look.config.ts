import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'

/** What the server draws pages with before their scripts come, in one folder that needs no packages beside it. */
export default defineConfig({
  base: '/m/',
  plugins: [react()],
  // Or both forms of React come along, and the slow one draws.
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
