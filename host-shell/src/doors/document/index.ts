import { guardPage } from '../../trusted-types.ts';

// Before any other script is loaded: from here on only known origins may bring one.
guardPage();

// The page works without what follows, so a failure here takes nothing away from anybody.
import(/* webpackChunkName: "door-page" */ './open-door.tsx')
  .then(({ openDoor }) => openDoor())
  .catch((error: unknown) => console.error(error));
