import fc from 'fast-check'

/**
 * Properties are checked with the same values in every run, so that a test fails by what changed
 * alone. `npm run test:long` checks them with fresh values; a failure prints its seed.
 */
fc.configureGlobal({ seed: 20_261_128 })
