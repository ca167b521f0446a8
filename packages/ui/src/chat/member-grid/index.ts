export * from './MemberGrid'
