/** Whether the app runs inside the iOS app, or on the site that stands for it (decisions.md 30). */
export interface IosFacts {
  iosApp: boolean
  iosSite: boolean
}

/**
 * The word for the platform that REST calls carry unless the query names another: `ios` for the iOS app or iOS site.
 *
 * Source: app.md §7, decisions.md 34.
 *
 * @example
 * platformWord({ iosApp: false, iosSite: true }) // => 'ios'
 * platformWord({ iosApp: false, iosSite: false }) // => 'h5'
 */
export const platformWord = (facts: IosFacts): 'ios' | 'h5' => (facts.iosApp || facts.iosSite ? 'ios' : 'h5')

/**
 * Whether video may go full screen: only on the iOS app or iOS site.
 *
 * Source: app.md §6.
 *
 * @example
 * mayGoFullScreen({ iosApp: true, iosSite: false }) // => true
 * mayGoFullScreen({ iosApp: false, iosSite: false }) // => false
 */
export const mayGoFullScreen = (facts: IosFacts): boolean => facts.iosApp || facts.iosSite
