export * from './ModalDialog'
export * from './open-modals'
export * from './use-modal'
