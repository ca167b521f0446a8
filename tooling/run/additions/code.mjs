import ts from 'typescript'

const trees = new Map()
/** The tree of a text, which is made once. */
const parsed = (text, kind = ts.ScriptKind.TS) => {
  if (!trees.has(text)) trees.set(text, ts.createSourceFile('file', text, ts.ScriptTarget.Latest, true, kind))
  return trees.get(text)
}

/** What of a text the compiler cannot read, as a sentence; null when it can read all of it. */
export const syntaxError = (text, path = '') => {
  const [first] = parsed(text, path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS).parseDiagnostics
  return first === undefined ? null : ts.flattenDiagnosticMessageText(first.messageText, ' ')
}

/** Whether a constant may have this name. */
export const isName = (text) =>
  /^[a-z][A-Za-z0-9]*$/.test(text) && syntaxError(`export {}\nconst ${text} = 0\nlet await, yield_`) === null

/** The constants that a text exports. */
export const exportsOf = (text) => declarationsOf(parsed(text)).map(({ name }) => name.text)

/** The names of the members of a table that is a constant, or the argument of the call that makes it. */
export const membersOf = (text, table) => objectOf(declarationOf(text, table)).properties.map(({ name }) => name?.text)

/** The text with a member more at the end of a table. */
export const withMember = (text, table, member) => withItem(text, objectOf(declarationOf(text, table)), member)

/** The text with an item more at the end of a list `{ … }`. */
const withItem = (text, list, item) => {
  const last = (list.properties ?? list.elements).at(-1)
  const at = list.end - 1
  const comma = last === undefined || /,\s*(?:\/\/[^\n]*\s*)*$/.test(text.slice(last.end, at)) ? '' : ','
  return `${text.slice(0, last?.end ?? at)}${comma}${text.slice(last?.end ?? at, at)}${item}${text.slice(at)}`
}

/** The constants of a text whose type names `rows`, as `satisfies Handlers<typeof rows>` or by an alias of the file. */
export const tablesOf = (text, rows) => {
  if (!text.includes(rows)) return []
  const file = parsed(text)
  return declarationsOf(file)
    .filter((declaration) =>
      typesOf(file, declaration).some((type) => new RegExp(`\\b${rows}\\b`).test(type.getText())),
    )
    .map(({ name }) => name.text)
}

/** The text in which the type of a table has a name more, where the type lists names: `'a' | 'b'`. */
export const withNameInType = (text, table, name) => {
  const file = parsed(text)
  const names = typesOf(file, declarationOf(text, table)).flatMap(namesIn).at(-1)
  return names === undefined ? text : `${text.slice(0, names.end)} | '${name}'${text.slice(names.end)}`
}

/** The text with a name more among those that it imports from a module. */
export const withImported = (text, module, name) => {
  const imported = parsed(text).statements.find(
    (one) => ts.isImportDeclaration(one) && one.moduleSpecifier.text === module,
  ).importClause.namedBindings
  return imported.elements.some((one) => one.name.text === name) ? text : withItem(text, imported, ` ${name} `)
}

/** The text with an import more after the last one. */
export const withImport = (text, line) => {
  const last = parsed(text).statements.findLast((one) => ts.isImportDeclaration(one))
  return `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`
}

/** The text with something before a constant. */
export const withBefore = (text, table, code) => {
  const at = declarationOf(text, table).parent.parent.getStart()
  return text.slice(0, at) + code + text.slice(at)
}

const declarationsOf = (file) =>
  file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations)

const declarationOf = (text, table) => {
  const found = declarationsOf(parsed(text)).find(({ name }) => name.text === table)
  if (found === undefined) throw new Error(`There is no constant ${table}.`)
  return found
}

const objectOf = ({ name, initializer }) => {
  let value = initializer
  while (!ts.isObjectLiteralExpression(value)) {
    value = ts.isCallExpression(value) ? value.arguments[0] : value.expression
    if (value === undefined) throw new Error(`${name.text} is no table.`)
  }
  return value
}

/** The types of a constant: those that it is declared and satisfied with, and the aliases of the file in them. */
const typesOf = (file, { type, initializer }) => {
  const own = [type, ...(initializer && ts.isSatisfiesExpression(initializer) ? [initializer.type] : [])].filter(
    Boolean,
  )
  const aliases = file.statements.filter(
    (one) =>
      ts.isTypeAliasDeclaration(one) &&
      own.some((of) => new RegExp(`<(?:.*\\W)?${one.name.text}\\b`).test(of.getText())),
  )
  return [...own, ...aliases.map((alias) => alias.type)]
}

const namesIn = (type) => {
  const isText = (one) => ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal)
  if (isText(type) || (ts.isUnionTypeNode(type) && type.types.every(isText))) return [type]
  return ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).flatMap(namesIn) : []
}
