declare module 'postcss-pxtorem' {
  import type { CSSOptions } from 'vite'
  type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
  const pxToRem: (options: object) => Plugins[number]
  export default pxToRem
}
