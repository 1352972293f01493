// Every npm script enters here. This file keeps to the oldest JavaScript, so that a Node too old
// for the rest can still read it and say so.
var NEEDED_MAJOR = 20
var NEEDED_MINOR = 19

var version = process.versions.node.split('.')
var major = Number(version[0])
var minor = Number(version[1])
if (major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR)) {
  console.error(
    'Tiletum needs Node ' +
      NEEDED_MAJOR +
      '.' +
      NEEDED_MINOR +
      ' or newer and this is Node ' +
      process.versions.node +
      ': install a newer one and start again.',
  )
  process.exit(1)
} else {
  require('./enter.cjs')
}
