import { bodiesOf, commonFields, type Endpoint, type EndpointName, endpoints } from '@org/api-client/contract'
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The contract as an OpenAPI document. Transformations, which JSON schema cannot express, are omitted. */
export const openapi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Live sports REST API',
    version: '1',
    description:
      'Replies are `{ status, msg, data }`: status 0 is success, 2 an expired login. Members and guests send `uid` and `token`, ' +
      'in the body of a POST or as `Authorization: Bearer` of a GET; a token in a URL counts for nothing.',
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Common: schemaOf(commonFields, 'input') },
  },
  paths: pathsOf(endpoints),
})

const pathsOf = (rows: Readonly<Record<EndpointName, Endpoint>>) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(rows) as EndpointName[]) {
    const row = rows[name]
    const path = row.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) }
  }
  return paths
}

const operationOf = (name: EndpointName, row: Endpoint) => {
  const { request, reply } = bodiesOf(name)
  const fields = schemaOf(request, 'input') as ObjectSchema
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, field]) => field as string)
  const elsewhere = Object.keys(fields.properties ?? {}).filter((field) => !inPath.includes(field))
  const required = fields.required ?? []
  const parameter = (place: 'path' | 'query') => (field: string) => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: fields.properties?.[field] ?? {},
  })
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.path.split('/')[2]?.toLowerCase().replace(/^:.*/, 'match')],
    ...(row.needs === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters: [...inPath.map(parameter('path')), ...(row.method === 'GET' ? elsewhere.map(parameter('query')) : [])],
    ...(row.method === 'POST' ? { requestBody: bodyOf(fields, elsewhere, required) } : {}),
    responses: { 200: row.binary === undefined ? envelopeOf(reply) : pictureOf(row.binary) },
  }
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

const bodyOf = (fields: ObjectSchema, names: readonly string[], required: readonly string[]) => ({
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Common' },
          {
            type: 'object',
            properties: Object.fromEntries(names.map((name) => [name, fields.properties?.[name]])),
            required: required.filter((name) => names.includes(name)),
          },
        ],
      },
    },
  },
})

const envelopeOf = (reply: GenericSchema) => ({
  description: 'The reply envelope.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { type: 'integer' }, msg: { type: 'string' }, data: schemaOf(reply, 'output') },
        required: ['status', 'msg', 'data'],
      },
    },
  },
})

const pictureOf = (type: string) => ({ description: 'The picture.', content: { [type]: {} } })

const schemaOf = (schema: GenericSchema, typeMode: NonNullable<ConversionConfig['typeMode']>) => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  })
  return rest
}
