/** Looks of the page that Next shows where the shop's own last page (app/global-error.tsx) failed, too. */
module.exports = { errorStyles: {}, errorThemeCss: '', WarningIcon: () => null }
