app();
