export { fakeApi, type FakeAnswers, type FakeCall } from './fake-api'
export type { SampleOptions } from './sample/field'
export type { Language } from './sample/names'
export { sample, sampleOf, sampleRequest, type Overrides } from './sample/sample'
