/** Every browser that draws the shop's style sheet (Chrome 111, Safari 16.4, Firefox 128) has them. */
module.exports = {}
