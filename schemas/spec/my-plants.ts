/** Where visitors see the plants that they keep. */
export const myPlantsPath = "/mes-plantes";

/** Parameter of that address with a shared list: `?plants=pothos,aloe-vera`. */
export const sharedPlantsParameter = "plants";

/** `localStorage` key of the list. By itself, for the first script of every page. */
export const myPlantsKey = "my-plants";

/** The same, and that of a list that could not be read and was set aside. */
export const myPlantsStorageKeys = { list: myPlantsKey, setAside: "my-plants-unreadable" } as const;

/** Most plants of a list, and the longest text that is read as one; whoever owns more has more than the catalogue. */
export const myPlantsLimits = { plants: 500, characters: 200_000 } as const;
