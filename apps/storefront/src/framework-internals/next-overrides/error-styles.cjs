/**
 * Styles of the page that Next shows when the shop's last error page (app/global-error.tsx) fails
 * too.
 */
module.exports = { errorStyles: {}, errorThemeCss: '', WarningIcon: () => null }
