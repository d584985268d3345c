/**
 * Every browser that supports the shop's style sheet (Chrome 111, Safari 16.4, Firefox 128) has
 * these features natively.
 */
module.exports = {}
