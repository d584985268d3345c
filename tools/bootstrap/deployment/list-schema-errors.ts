/**
 * Errors of a document by its schema, and keys that the schema does not know.
 *
 * @param validate throws for a document that does not have its form.
 */
export function listSchemaErrors(
  validate: (document: unknown) => void,
  document: unknown,
): string[] {
  const { data, listUnread } = recordReads(document)
  const unknown = () => listUnread().map((path) => `${path}: unknown`)
  try {
    validate(data)
    return unknown()
  } catch (error) {
    return [String(error), ...unknown()]
  }
}

/**
 * Schemas of Kubernetes allow any further key, so that a mistyped one passes. A validator reads
 * every key that it knows: one that was not read, beside others that were, is unknown.
 */
function recordReads(document: unknown) {
  const reads = new Map<string, { value: object; keys: Set<PropertyKey> }>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const keys = new Set<PropertyKey>()
    reads.set(path, { value, keys })
    const children = new Map<PropertyKey, unknown>()
    return new Proxy(value, {
      get(target, key) {
        const child: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return child
        keys.add(key)
        if (!children.has(key)) children.set(key, watch(child, `${path}/${key}`))
        return children.get(key)
      },
    })
  }
  const listUnread = () =>
    [...reads].flatMap(([path, { value, keys }]) =>
      Array.isArray(value) || keys.size === 0
        ? []
        : Object.keys(value).flatMap((key) => (keys.has(key) ? [] : [`${path}/${key}`])),
    )
  return { data: watch(document, ''), listUnread }
}
