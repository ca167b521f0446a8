export * from './QuizCard'
