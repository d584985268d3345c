/**
 * The part of Node's `process` that browser code reads: the environment, which the build inlines.
 */
module.exports = { env: {} }
