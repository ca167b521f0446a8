export * from './open-modals'
export * from './use-modal'
