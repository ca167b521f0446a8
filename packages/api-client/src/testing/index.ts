export { fakeApi, type FakeAnswers, type FakeCall } from './fake-api'
