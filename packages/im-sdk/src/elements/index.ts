export { elements, type ElementMethods } from './elements'
export type {
  FaceMessageOptions,
  ForwardMessageOptions,
  LocationMessageOptions,
  MergerMessageOptions,
  TextAtMessageOptions,
} from './create-elements'
