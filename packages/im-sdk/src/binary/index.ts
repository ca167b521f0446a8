export { binary } from './codec-binary'
export { answerBody, isTypedAnswer, writeAnswer, writeAnswerBeginning, type AnswerHead } from './answers'
export { readRequest, type BinaryRequest } from './requests'
