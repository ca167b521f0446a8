/** The light build has the types of the full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
