/** Accounts for trying the product out. Refused with NODE_ENV=production unless DEMO_ACCOUNTS=1. */
export const DEMO_ACCOUNTS = ['demo1', 'demo2', 'demo3'] as const
export const DEMO_PASSWORD = 'demo1234'
