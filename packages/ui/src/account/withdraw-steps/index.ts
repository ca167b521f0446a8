export * from './WithdrawSteps'
