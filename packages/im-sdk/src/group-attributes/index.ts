export {
  groupAttributes,
  type GroupAttributeMethods,
  type GroupAttributesData,
  type GroupAttributesOptions,
} from './group-attributes'
