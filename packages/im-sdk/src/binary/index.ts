export { binary } from './codec-binary'
export { answerBody, isTypedAnswer, writeAnswer, writeAnswerBeginning, type AnswerHead } from './write-answer'
export { readRequest, type BinaryRequest } from './read-request'
