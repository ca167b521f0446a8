/** The hash in the name of the first script, which changes with every build. */
export const VERSION =
  /-([\w-]{8})\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')?.[1] ??
  'dev'
