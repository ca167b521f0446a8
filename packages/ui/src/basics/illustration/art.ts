interface Art {
  /** Lines in the colour of text, in a square of 96. */
  readonly ink: string
  /** Lines in the colour of the brand. */
  readonly accent: string
}

const BALL = 'M22 48a26 26 0 1 0 52 0a26 26 0 1 0-52 0'

export const ART = {
  football: {
    ink: `${BALL}M48 39V22M56.6 45.2L72 40M53.3 55.3L62 68M42.7 55.3L34 68M39.4 45.2L24 40`,
    accent: 'M48 39l8.6 6.2-3.3 10.1H42.7l-3.3-10.1zM26 84h44',
  },
  basketball: {
    ink: BALL,
    accent: 'M48 22v52M22 48h52M29.6 29.6c10 10 10 26.8 0 36.8M66.4 29.6c-10 10-10 26.8 0 36.8M26 84h44',
  },
  esports: {
    ink: 'M32 32h32a16 16 0 0 1 15.8 13.4l2.6 16a8 8 0 0 1-13.9 6.6L60 60H36l-8.5 8a8 8 0 0 1-13.9-6.6l2.6-16A16 16 0 0 1 32 32zM34 40v12M28 46h12',
    accent: 'M59 42a2 2 0 1 0 4 0a2 2 0 1 0-4 0M65 49a2 2 0 1 0 4 0a2 2 0 1 0-4 0M48 32v-8c0-6 8-6 8-12M26 84h44',
  },
  empty: {
    ink: 'M20 42l28-12 28 12v28L48 82 20 70zM20 42l28 12 28-12M48 54v28',
    accent: 'M48 22V12M37 24l-5-8M59 24l5-8',
  },
  offline: {
    ink: 'M18 42a43 43 0 0 1 60 0M29 53a27 27 0 0 1 38 0M39 63a13 13 0 0 1 18 0M46 72a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    accent: 'M24 22l48 54',
  },
  error: {
    ink: 'M22 22h52a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6zM48 66v14M36 80h24',
    accent: 'M48 33v13M47 54a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  },
  done: {
    ink: `${BALL}M80 24l5-5M16 24l-5-5M48 14V8`,
    accent: 'M36 49l9 9 16-19',
  },
  chat: {
    ink: 'M18 20h40a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H36L24 63V52h-6a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6zM24 32h28M24 41h16',
    accent: 'M72 38h6a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-6v11L60 70H48a6 6 0 0 1-6-6',
  },
  search: {
    ink: 'M20 42a22 22 0 1 0 44 0a22 22 0 1 0-44 0M58 58l20 20',
    accent: 'M30 42a12 12 0 0 1 12-12M72 22h8M76 18v8',
  },
} as const satisfies Readonly<Record<string, Art>>
