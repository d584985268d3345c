// Loaded before a program under `node --watch`, which watches every file that the program reports.
// Files of dependencies are not edited, but pnpm shares them between clones: an installation in one
// clone changes their number of links, and the programs of the others would restart for each.
if (process.send) {
  process.send = new Proxy(process.send, {
    apply(send, self, [message, ...rest]) {
      const kept = keepOwnFiles(message)
      return kept === undefined || Reflect.apply(send, self, [kept, ...rest])
    },
  })
}

/**
 * A report of loaded files without those of dependencies, undefined if none remain; other messages
 * as they are.
 *
 * @param {Record<string, unknown>} message
 */
function keepOwnFiles(message) {
  for (const name of ['watch:import', 'watch:require']) {
    const files = message[name]
    if (!Array.isArray(files)) continue
    // Node reports a module of its own as undefined.
    const own = files.filter((file) => file && !file.includes('/node_modules/'))
    return own.length > 0 ? { ...message, [name]: own } : undefined
  }
  return message
}
