/** What browser code asks of Node's `process`: its environment, which builds write into the code. */
module.exports = { env: {} }
