export * from './choice'
export * from './conforms'
export * from './modal'
export * from './text-field'
