export * from './SelectField'
export * from './SelectSheet'
