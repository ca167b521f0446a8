export * from './LanguageSwitch'
export * from './ModeSwitch'
