import react from '@vitejs/plugin-react'
import pxToRem from '@org/ui/px-to-rem.json' with { type: 'json' }
import postcssPxToRem from 'postcss-pxtorem'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@org/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [postcssPxToRem(pxToRem)] } },
})
