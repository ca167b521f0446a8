declare module 'postcss-pxtorem' {
  import type { Plugin } from 'postcss'
  const pxToRem: (options: object) => Plugin
  export default pxToRem
}
