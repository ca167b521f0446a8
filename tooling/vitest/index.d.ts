/** What every suite has in common: tags, and the patience of `expect.poll`. */
export const shared: {
  tags: { name: string; description: string }[]
  expect: { poll: { timeout: number } }
}

/** The path of a setup file for suites with property-based tests. */
export const properties: string

/** For suites in a browser: how long it may take to open the first page, in milliseconds. */
export const connectTimeout: number
