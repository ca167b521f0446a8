/** The way to a page outside of the app; an object, so that tests can stay. */
export const leave = { to: (address: string) => window.location.assign(address) }
