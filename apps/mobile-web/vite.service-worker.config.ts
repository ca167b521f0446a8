import { defineConfig } from 'vite'
import { packedFiles } from './packed-files.ts'

/** Builds the service worker: one classic script next to `index.html`, because its path sets which pages it serves. */
export default defineConfig({
  base: '/m/',
  plugins: [packedFiles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    sourcemap: true,
    license: { fileName: 'service-worker-notices.md' },
    lib: {
      entry: 'service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
})
