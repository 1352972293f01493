// Every npm script enters here. This file keeps to the oldest JavaScript, so that a Node too old
// for the rest can still read it and say so.
var NEEDED_MAJOR = 20
var NEEDED_MINOR = 19

var found = process.versions.node
var major = Number(found.split('.')[0])
var minor = Number(found.split('.')[1])
var needed = NEEDED_MAJOR + '.' + NEEDED_MINOR

if (major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR)) {
  var advice = ': install a newer one and start again.'
  console.error('Tiletum needs Node ' + needed + ' or newer and this is Node ' + found + advice)
  process.exit(1)
} else {
  require('./enter.cjs')
}
